import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { MOST_EXPORTED } from '../rules/limits.ts'
import { unpackAside } from './packing.ts'
import { allSaves, forgetSaves, joinsOf, type WholeSave } from './save-store.ts'
import './tables.ts'

/** What a player keeps in games. */
export const savesPersonalData: PersonalData = {
  module: 'saves',
  holdings: [
    {
      table: 'game_save',
      columns: ['account_id'],
      what: 'saves of games and the settings, with the system of the device that they came from, and which session has stored what last',
      why: 'games go on where they were left, on each device of the player',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'game_save_join',
      columns: ['member_id', 'visitor_id'],
      what: 'up to which change of a visitor their saves were joined to those of the member whom they turned out to be',
      why: 'saves are joined once: what the player erases or spends afterwards stays so',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const saves = await allSaves(db, accountId)
    const joins = await joinsOf(db, accountId)
    return {
      saves: await exportedSaves(saves),
      joinedSaves: joins.map((row) => ({
        member: row.member_id,
        visitor: row.visitor_id,
        version: row.version,
      })),
    }
  },

  async erase(tx, { accountId }) {
    await forgetSaves(tx, accountId)
  },
}

/** Saves are unpacked one by one within the budget; the rest are included packed. */
async function exportedSaves(saves: readonly WholeSave[]) {
  const exported: object[] = []
  let room = MOST_EXPORTED
  for (const { key, version, packed, device, savedAt } of saves) {
    const unpacked = packed ? await unpackAside(packed, room) : undefined
    if (unpacked?.state === 'whole') room -= unpacked.bytes
    exported.push({
      key,
      version,
      device,
      savedAt: dateOf(savedAt),
      content: unpacked?.state === 'whole' ? unpacked.text : null,
      ...(packed && unpacked?.state !== 'whole' ? { deflatedBase64: packed.toString('base64') } : {}),
    })
  }
  return exported
}
