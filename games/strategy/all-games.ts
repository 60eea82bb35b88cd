// npm run registry writes the entries: each of scenes/*.ts with game.
import type { CampaignGame } from './campaign-game.ts'
import type { Campaign } from './definitions.ts'
import { game as bids } from './scenes/bids.ts'
import { game as cards } from './scenes/cards.ts'
import { game as delve } from './scenes/delve.ts'
import { game as dice } from './scenes/dice.ts'
import { game as dive } from './scenes/dive.ts'
import { game as shares } from './scenes/shares.ts'
import { game as sinking } from './scenes/sinking.ts'
import { game as skirmish } from './scenes/skirmish.ts'
import { game as tunnel } from './scenes/tunnel.ts'
import { game as village } from './scenes/village.ts'

const games = {
  bids,
  cards,
  delve,
  dice,
  dive,
  shares,
  sinking,
  skirmish,
  tunnel,
  village,
} as const satisfies Record<Campaign, unknown>

export const gameOf = (campaign: Campaign) => games[campaign] as unknown as CampaignGame
