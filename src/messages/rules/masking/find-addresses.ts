import { type Span, spansOf } from './find-numbers.ts'

const at = String.raw`\s*(?:@|[([{<]\s*(?:at|@)\s*[)\]}>]|\s(?:at|arobase|arroba)\s)\s*`
const dot = String.raw`\s*(?:[.。]|[([{<]\s*(?:dot|\.)\s*[)\]}>]|\s(?:dot|point|punto)\s)\s*`
const tightDot = String.raw`(?:[.。]|\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*|\s+dot\s+)`
const name = String.raw`[a-z\d][a-z\d_+%-]{0,63}`
const ending =
  '(?:com|co\\.uk|org\\.uk|me\\.uk|ac\\.uk|uk|org|net|io|info|biz|app|dev|shop|store|site|online|xyz|eu|ie|de|fr|es|it|pl|nl|us|tv|ly|gg|link|page|club|live|me|co)'
const spokenEnding = '(?:com|co\\s+(?:dot\\s+)?uk|co|uk|org|net|io|info|biz|me)'
const mailProviders =
  '(?:gmail|googlemail|hotmail|outlook|yahoo|ymail|icloud|live|msn|aol|btinternet|protonmail|proton|sky|virginmedia|talktalk|gmx|mail)'

const emails = [
  // A real @ between two words is always an address.
  `${name}(?:${tightDot}${name})*\\s*(?:@|[([{<]\\s*@\\s*[)\\]}>])\\s*${name}(?:${dot}[a-z\\d-]{2,})*`,
  `${name}(?:${tightDot}${name})*${at}${name}(?:${dot}[a-z-]{2,}){1,3}(?![a-z])`,
  `${name}(?:${tightDot}${name})*${at}${mailProviders}(?![a-z])`,
  `(?<![a-z\\d])@${name}`,
  // "gmail: anna.b7": a name that is no ordinary word, at a well-known provider.
  '(?:gmail|googlemail|hotmail|yahoo|ymail|icloud)\\s*(?:is|:|=)\\s*[a-z][a-z_+-]*(?:\\.[a-z\\d]|\\d)[a-z\\d._+-]*',
].map(pattern => new RegExp(pattern, 'g'))

const links = [
  '(?:https?|hxxps?|ftp)\\s*:?\\s*/\\s*/\\s*\\S+',
  '(?<![a-z\\d])www\\s*\\.\\s*\\S+',
  `(?<![a-z\\d])www\\s+${name}\\s*(?:\\.|\\s)\\s*${ending}(?![a-z\\d])`,
  `(?<![a-z\\d@])${name}(?:\\.${name}){0,4}\\.${ending}(?![a-z\\d])(?:[/?#]\\S*)?`,
  `(?<![a-z\\d])${name}\\s*(?:[([{<]\\s*(?:dot|\\.)\\s*[)\\]}>]|\\s(?:dot|d0t)\\s)\\s*${spokenEnding}(?![a-z])(?:\\s*(?:/|slash)\\s*\\S+)?`,
  `(?<![a-z\\d])${name}\\s\\.\\s?(?:com|co\\s?\\.\\s?uk|org|net)(?![a-z])`,
  `(?<![a-z\\d])(?:wa|t|fb|bit|insta)\\.(?:me|ly|com)/\\S+`,
].map(pattern => new RegExp(pattern, 'g'))

/** E-mail addresses, names on other services, and links. */
export function addresses(text: string): Span[] {
  return [...emails, ...links].flatMap(pattern => spansOf(text, pattern))
}
