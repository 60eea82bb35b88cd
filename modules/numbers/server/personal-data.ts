import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { EXPOSURES_KEPT_FOR, VISITS_KEPT_FOR } from '../model.ts'
import { deleteExposures, exposuresOf } from './experiment-store.ts'
import { deleteVisits, visitsOf } from './visit-store.ts'

/** Days on which an account was here. Figures counted from it are anonymous. */
export const numbersPersonalData: PersonalData = {
  module: 'numbers',
  holdings: [
    {
      table: 'visit',
      columns: ['account_id'],
      what: 'days with a visit: language, class of device and, on the first one, the kind of page',
      why: 'how many come back after a day, a week and a month; only sums of all players are kept longer',
      keptFor: VISITS_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'experiment_exposure',
      columns: ['account_id'],
      what: 'which of two ways of showing something the account was shown, and when first',
      why: 'what players come back to more often is kept; only sums of all players are kept longer',
      keptFor: EXPOSURES_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const visits = await visitsOf(db, accountId)
    const shown = await exposuresOf(db, accountId)
    return {
      experiments: shown.map(({ experiment, arm, seen_at }) => ({
        experiment,
        arm,
        seenAt: dateOf(seen_at),
      })),
      visits: visits.map(({ day, language, device, entry }) => ({ day, language, device, firstPage: entry })),
    }
  },

  async erase(tx, { accountId }) {
    await deleteVisits(tx, accountId)
    await deleteExposures(tx, accountId)
  },
}
