import { canfieldGames } from './canfield-games.ts'
import { castleGames } from './castle-games.ts'
import type { SolitaireDefinition } from './definition.ts'
import { fanGames } from './fan-games.ts'
import { layoutGames } from './layout-games.ts'
import { openGames } from './open-games.ts'
import { orderGames } from './order-games.ts'
import { groundOf } from './palette.ts'
import { passGames } from './pass-games.ts'
import { peakGames } from './peak-games.ts'
import { planningGames } from './planning-games.ts'
import { pocketGames } from './pocket-games.ts'
import { homewardGames } from './homeward-games.ts'
import { spiderGames } from './spider-games.ts'
import { stockGames } from './stock-games.ts'
import { thievesGames } from './thieves-games.ts'
import { twoPackGames } from './two-pack-games.ts'
import { yukonGames } from './yukon-games.ts'
import { registered } from './registered.ts'

/** All solitaires, in the order of their numbers. */
export const definitions: readonly SolitaireDefinition[] = Object.entries({
  ...stockGames,
  ...openGames,
  ...canfieldGames,
  ...fanGames,
  ...layoutGames,
  ...planningGames,
  ...twoPackGames,
  ...yukonGames,
  ...castleGames,
  ...passGames,
  ...peakGames,
  ...spiderGames,
  ...thievesGames,
  ...homewardGames,
  ...pocketGames,
  ...orderGames,
})
  .map(([id, { minutes, ...line }]): SolitaireDefinition => {
    const named = registered(line.slug)
    return {
      ...line,
      id,
      ...named,
      distinct: 'rules',
      genre: 'puzzle',
      tags: ['cards', 'puzzle'],
      players: 1,
      orientation: 'any',
      input: ['tap', 'drag', 'keys'],
      session: [minutes[0] * 60, minutes[1] * 60],
      levels: 0,
      score: { best: 'highest', unit: 'points', ranked: true },
      ground: groundOf(named.gameId),
    }
  })
  .toSorted((one, other) => one.gameId - other.gameId)
