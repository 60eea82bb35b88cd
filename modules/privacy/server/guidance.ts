import type { Db } from '#kit/db/db.ts'
import type { Caller } from '#kit/server/handler.ts'
import { ageBandOf, readAge } from '#modules/account/server/index.ts'
import type { AgeBand, AgeStanding } from '#modules/account/model.ts'
import type { ConsentAge } from '../model.ts'
import { isGuided, isMinor, standingOf } from '../rules/age.ts'
import { isOffered } from '../rules/names.ts'

/** What ages allow, for modules in which players present themselves to others. */
export interface Guidance {
  /** Whether the caller has answered the age question. */
  knowsAge(db: Db, caller: Caller): Promise<boolean>
  /** Whether the caller may use only ready-made words and names. */
  isGuided(db: Db, caller: Caller): Promise<boolean>
  /** Whether an account is guided, from the database. */
  isGuidedNow(db: Db, accountId: number): Promise<boolean>
  /** Whether an account is a declared minor, from the database. */
  isMinorNow(db: Db, accountId: number): Promise<boolean>
  /** Whether a name is ready-made. */
  isOfferedName(nickname: string): boolean
  standingOf(band: AgeBand): AgeStanding
}

export const openGuidance = (consentAge: ConsentAge): Guidance => ({
  knowsAge: async (db, caller) => (await ageBandOf(db, caller)) !== null,
  async isGuided(db, caller) {
    const band = await ageBandOf(db, caller)
    return band !== null && isGuided(band, consentAge)
  },
  async isGuidedNow(db, accountId) {
    const age = await readAge(db, accountId)
    return age !== undefined && isGuided(age.band, consentAge)
  },
  async isMinorNow(db, accountId) {
    const age = await readAge(db, accountId)
    return age !== undefined && isMinor(age.band)
  },
  isOfferedName: isOffered,
  standingOf: (band) => standingOf(band, consentAge),
})
