import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { FLAG_NAMES, PARTS, type FlagName, type Part } from '../model.ts'
import './tables.ts'

export interface FlagState {
  readonly isOn: boolean
  /** What is said while the portal is looked after. */
  readonly words: string
  /** Nothing while it is as it comes. */
  readonly changedAt: Instant | null
}

export type FlagStates = Readonly<Record<FlagName, FlagState>>

const asItComes = (name: FlagName): FlagState => ({
  isOn: name !== 'maintenance',
  words: '',
  changedAt: null,
})

export const USUAL_FLAGS = Object.fromEntries(
  FLAG_NAMES.map((name) => [name, asItComes(name)]),
) as unknown as FlagStates

export async function readFlags(db: Db): Promise<FlagStates> {
  const rows = await db.selectFrom('operator_flag').selectAll().execute()
  const set = rows.map(({ name, is_on: isOn, words, changed_at: changedAt }) => [
    name,
    { isOn, words, changedAt },
  ])
  return { ...USUAL_FLAGS, ...(Object.fromEntries(set) as Partial<FlagStates>) }
}

export async function setFlag(
  tx: Tx,
  name: FlagName,
  { isOn, words, now }: { readonly isOn: boolean; readonly words: string; readonly now: Instant },
): Promise<void> {
  const values = { is_on: isOn, words, changed_at: timestamp(now) }
  await tx
    .insertInto('operator_flag')
    .values({ name, ...values })
    .onConflict((known) => known.column('name').doUpdateSet(values))
    .execute()
}

/** Parts that are switched off. */
export const closedParts = (flags: FlagStates): Part[] => PARTS.filter((part) => !flags[part].isOn)
