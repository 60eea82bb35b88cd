import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

export const WORD_KINDS = ['add', 'drop', 'allow'] as const
export type WordKind = (typeof WORD_KINDS)[number]

/** A word that operators have added to a list, removed from it, or allowed. */
export interface OperatorWord {
  readonly language: string
  readonly word: string
  readonly kind: WordKind
  readonly setAt: Instant
}

export async function listOperatorWords(db: Db): Promise<readonly OperatorWord[]> {
  const rows = await db.selectFrom('chat_word').selectAll().orderBy('language').orderBy('word').execute()
  return rows.map(({ language, word, kind, set_at }) => ({ language, word, kind, setAt: set_at }))
}

export async function setOperatorWord(
  tx: Tx,
  { language, word, kind }: Omit<OperatorWord, 'setAt'>,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('chat_word')
    .values({ language, word, kind, set_at: timestamp(now) })
    .onConflict((known) => known.columns(['language', 'word']).doUpdateSet({ kind, set_at: timestamp(now) }))
    .execute()
}

export async function removeOperatorWord(tx: Tx, language: string, word: string): Promise<void> {
  await tx.deleteFrom('chat_word').where('language', '=', language).where('word', '=', word).execute()
}
