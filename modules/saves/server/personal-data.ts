import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { unpack } from './packing.ts'
import { allSaves, forgetSaves } from './save-store.ts'
import './tables.ts'

/** What a player keeps in games. */
export const savesPersonalData: PersonalData = {
  module: 'saves',
  holdings: [
    {
      table: 'game_save',
      columns: ['account_id'],
      what: 'saves of games and the settings, with the system of the device that they came from',
      why: 'games go on where they were left, on each device of the player',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const saves = await allSaves(db, accountId)
    return {
      saves: saves.map(({ key, version, packed, device, savedAt }) => ({
        key,
        version,
        device,
        savedAt: dateOf(savedAt),
        content: packed ? (unpack(packed) ?? null) : null,
      })),
    }
  },

  async erase(tx, { accountId }) {
    await forgetSaves(tx, accountId)
  },
}
