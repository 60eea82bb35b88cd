import type { GameDefinition } from '#kit/game/contract.ts'
import { LEVELS } from './shop.ts'
import { registered } from './registered.ts'

/** Each shop is a game with its rules in `shops/` and its drawing in `scenes/`. */
export const SHOPS = [
  'pour',
  'boil',
  'scoops',
  'belt',
  'salon',
  'change',
  'post',
  'lift',
  'weigh',
  'recall',
  'cure',
  'bench',
  'stock',
  'grill',
  'dye',
  'keys',
  'tables',
  'snap',
  'calls',
  'rent',
  'cake',
] as const
export type ShopName = (typeof SHOPS)[number]

export interface CounterDefinition extends GameDefinition {
  readonly shop: ShopName
}

const FACES: Readonly<Record<ShopName, readonly [slug: string, ground: GameDefinition['ground']]>> = {
  pour: ['layered-juice-bar', ['#e8a05a', '#6a2a3a']],
  boil: ['noodle-cart', ['#c9654a', '#3a1626']],
  scoops: ['melting-scoops', ['#f2a0c0', '#5a2a5f']],
  belt: ['sushi-belt', ['#4fae9a', '#0d3a46']],
  salon: ['shell-salon', ['#b58cff', '#3a2468']],
  change: ['ferry-tickets', ['#58a8d8', '#123a63']],
  post: ['island-post', ['#d8b25a', '#5a3a22']],
  lift: ['lobby-lift', ['#7a8fd0', '#1f2a5a']],
  weigh: ['fair-fishmonger', ['#5fc0d0', '#0f4060']],
  recall: ['coffee-pier', ['#b98a5a', '#3a2218']],
  cure: ['reef-doctor', ['#5fd0a8', '#0f4a4a']],
  bench: ['mending-shed', ['#a8a06a', '#3a3a22']],
  stock: ['flower-boat', ['#f28a9a', '#5a2040']],
  grill: ['ember-skewers', ['#f2703a', '#4a1420']],
  dye: ['batik-yard', ['#7f9ae8', '#2a1f5a']],
  keys: ['key-cutter', ['#d8c06a', '#3a2f2a']],
  tables: ['beach-tables', ['#f2b878', '#4a3040']],
  snap: ['photo-pier', ['#6fd0d8', '#2a3060']],
  calls: ['island-exchange', ['#c89a6a', '#2f2430']],
  rent: ['boat-hire', ['#58c0e8', '#0f3a5a']],
  cake: ['turning-cake', ['#f5a8c8', '#4a2050']],
}

export const definitions: readonly CounterDefinition[] = SHOPS.map((shop) => {
  const [slug, ground] = FACES[shop]
  return {
    id: slug,
    ...registered(slug),
    shop,
    distinct: 'rules',
    genre: 'idle',
    tags: ['idle', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [45, 180],
    levels: LEVELS,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
