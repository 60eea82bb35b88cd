import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { isOpenTo, type Asker, type FlagRule } from '../rules/flags.ts'
import { FLAG_NAMES, PARTS, type FlagName, type Part } from '../model.ts'
import './tables.ts'

export interface FlagState extends FlagRule {
  /** The maintenance message. */
  readonly words: string
  /** Null while it has its default. */
  readonly changedAt: Instant | null
}

export type FlagStates = Readonly<Record<FlagName, FlagState>>

const asItComes = (name: FlagName): FlagState => ({
  isOn: name !== 'maintenance',
  words: '',
  changedAt: null,
  percent: 100,
  audience: 'everybody',
  startsAt: null,
})

export const USUAL_FLAGS = Object.fromEntries(
  FLAG_NAMES.map((name) => [name, asItComes(name)]),
) as unknown as FlagStates

export async function readFlags(db: Db): Promise<FlagStates> {
  const rows = await db.selectFrom('operator_flag').selectAll().execute()
  const set = rows.map(({ name, is_on: isOn, changed_at: changedAt, starts_at: startsAt, ...row }) => [
    name,
    { isOn, changedAt, startsAt, words: row.words, percent: row.percent, audience: row.audience },
  ])
  return { ...USUAL_FLAGS, ...(Object.fromEntries(set) as Partial<FlagStates>) }
}

export async function setFlag(
  tx: Tx,
  name: FlagName,
  { isOn, words, percent, audience, startsAt }: Omit<FlagState, 'changedAt'>,
  now: Instant,
): Promise<void> {
  const begins = startsAt === null ? null : timestamp(startsAt)
  const values = { is_on: isOn, words, percent, audience, starts_at: begins, changed_at: timestamp(now) }
  await tx
    .insertInto('operator_flag')
    .values({ name, ...values })
    .onConflict((known) => known.column('name').doUpdateSet(values))
    .execute()
}

/** Parts closed to somebody. */
export const closedParts = (flags: FlagStates, asker?: Asker): Part[] =>
  PARTS.filter((part) => !isOpenTo(part, flags[part], asker))
