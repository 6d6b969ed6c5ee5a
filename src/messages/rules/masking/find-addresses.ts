import { type Span, spansOf } from './find-numbers.ts'

/** What stands around "at" and "dot" when they are written as words. */
const gap = String.raw`[\s_*~'"’“”-]+`
const open = String.raw`[([{<]\s*`
const close = String.raw`\s*[)\]}>]`
const at = String.raw`(?:\s*(?:@|${open}(?:at|@)${close})\s*|${gap}(?:at|arobase|arroba)${gap})`
const dot = String.raw`(?:\s*(?:\.|${open}(?:dot|\.)${close})\s*|${gap}(?:dot|point|punto|full\s?stop|period)${gap})`
const tightDot = String.raw`(?:\.{1,3}|\s*${open}(?:dot|\.)${close}\s*|${gap}dot${gap})`
const name = String.raw`[a-z\d][a-z\d_+%-]{0,63}`
const word = String.raw`[a-z][a-z\d_+%-]{0,63}`
/** Bounded, because somebody may write anything. */
const names = `${name}(?:${tightDot}${name}){0,5}`
const ending =
  '(?:com|co\\.uk|org\\.uk|me\\.uk|ac\\.uk|uk|org|net|io|info|biz|app|dev|shop|store|site|online|xyz|eu|ie|de|fr|es|pl|nl|tv|ly|gg|link|page|club|live|me|co|ltd|london|wales|scot|cymru|cloud)'
const spokenEnding = '(?:com|co\\s+(?:dot\\s+)?uk|co|uk|org|net|io|info|biz|me)'
const ownedProviders =
  '(?:g\\s?mail|gee\\s?mail|google\\s?mail|hot\\s?mail|yahoo|ymail|i\\s?cloud|btinternet|proton\\s?mail)'
const mailProviders = `(?:${ownedProviders}|msn|aol|virginmedia|talktalk|gmx)`
/** They are words too, so only a name that is none makes them part of an address. */
const providersAsWords = '(?:outlook|live|proton|sky|mail)'
const otherServices =
  '(?:insta(?:gram)?|snap(?:chat)?|telegram|whatsapp|messenger|facebook|fb|tiktok|twitter|skype|discord)'
/** No ordinary word: with a dot, a digit or a line in it. */
const oddName = '(?<![a-z\\d._+-])(?=[a-z_+-]{1,63}(?:\\.[a-z\\d]|[_\\d]))[a-z][a-z\\d._+-]{0,63}'

const emails = [
  // A real @ is an address, but for one between spaces: "I am @ home".
  `${names}@+${name}(?:${dot}[a-z\\d-]{2,})*`,
  `(?<![a-z\\d.])${names}(?:\\s+@+|@+\\s+|\\s*${open}@${close}\\s*)${word}(?:${dot}[a-z\\d-]{2,})*`,
  `(?<![a-z\\d.])${names}\\s+@+\\s+(?:${word}(?:${dot}[a-z\\d-]{2,})+|${mailProviders}(?![a-z]))`,
  `(?<![a-z\\d.])${names}${at}${name}(?:${dot}[a-z-]{2,}){1,3}(?![a-z])`,
  `(?<![a-z\\d.])${names}${at}${mailProviders}(?![a-z])`,
  `(?<![a-z\\d])${name}\\s*${open}at${close}\\s*${open}${name}`,
  `(?<![a-z\\d])[a-z\\d._-]{2,40}at(?:gmail|googlemail|hotmail|yahoo|icloud|outlook)(?![a-z])`,
  `(?<![a-z\\d])${name}[^a-z\\d]{1,3}(?:${mailProviders}|${providersAsWords})\\.(?:com|co\\.uk|me|net)(?![a-z])`,
  `${oddName}${at}${providersAsWords}(?![a-z])`,
  `(?<![a-z\\d])@${word}`,
  // "gmail: anna.b7" and "anna.b7 on gmail".
  `(?:${ownedProviders}|${otherServices})\\s*(?:is|:|=|\\s)\\s*${oddName}`,
  `${oddName}\\s*(?:[,(/-]|\\s(?:on|via|by)\\s)?\\s*${ownedProviders}(?![a-z])`,
].map(pattern => new RegExp(pattern, 'g'))

const links = [
  '(?:https?|hxxps?|ftp)\\s*:?\\s*/\\s*/\\s*\\S+',
  '(?<![a-z\\d])www\\s*\\.\\s*\\S+',
  `(?<![a-z\\d])www\\s+${name}\\s*(?:\\.|\\s)\\s*${ending}(?![a-z\\d])`,
  `(?<![a-z\\d@])${name}(?:\\.${name}){0,4}\\.${ending}(?![a-z\\d])(?:[/?#]\\S*)?`,
  `(?<![a-z\\d])${name}(?:\\s*${open}(?:dot|\\.)${close}\\s*|${gap}(?:dot|d0t)${gap})${spokenEnding}(?![a-z])(?:\\s*(?:/|slash)\\s*\\S+)?`,
  `(?<![a-z\\d])${name}\\s+(?:full\\s?stop|period)\\s+(?:com|co\\s+(?:\\S+\\s+)?uk|org)(?![a-z])`,
  `(?<![a-z\\d])[a-z\\d-]{2,63}dot(?:com|co(?:dot)?uk|org|net)(?![a-z])`,
  `(?<![a-z\\d])${name}\\s?\\.?\\sco\\s?\\.?\\s?uk(?![a-z])`,
  `(?<![a-z\\d])${name},(?:com|co[.,]uk|org|net)(?![a-z])`,
  `(?<![a-z\\d])${name}\\s\\.\\s?(?:com|(?:co\\s?\\.\\s?)?uk|org|net)(?![a-z])`,
  // With something after a slash any ending is one of a link.
  `(?<![a-z\\d@])[a-z\\d][a-z\\d-]+(?:\\.[a-z\\d-]+){0,3}\\.[a-z]{2,3}/[a-z\\d]\\S*`,
].map(pattern => new RegExp(pattern, 'g'))

/** Signs that stand each by itself, as in "s t o r e . c o m". */
const apart = /(?<![a-z\d])[a-z\d](?:[\s._~*@-]{1,4}[a-z\d]){5,}(?![a-z\d])/g

/** E-mail addresses, names on other services, and links. */
export function addresses(text: string): Span[] {
  return [...addressesIn(text), ...spansOf(text, apart).filter(span => isAddress(text, span))]
}

function addressesIn(text: string): Span[] {
  return [...emails, ...links].flatMap(pattern => spansOf(text, pattern))
}

function isAddress(text: string, { from, to }: Span): boolean {
  const joined = text.slice(from, to).replace(/[\s_~*-]/g, '')
  return addressesIn(joined).length > 0
}
