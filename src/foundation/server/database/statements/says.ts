import { type RawBuilder, sql } from 'kysely'
import { likePattern } from './like-pattern.ts'

const accents = sql.lit('[\u0300-\u036f]')

/** Whether a text contains a word, as `searchWords` takes it out of what somebody typed. */
export function says(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const plain = sql`lower(regexp_replace(normalize(${text}, nfkd), ${accents}, '', 'g'))`
  return sql<boolean>`translate(${plain}, '‘’', ${sql.lit("''")}) like ${likePattern(word)}`
}
