// npm run registry writes the entries: each of verbs/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  'barrel-row': { input: ['tap', 'keys'], ground: ['#d8a868', '#5a2f1f'] },
  'basket-battery': { input: ['drag', 'keys'], ground: ['#e0a060', '#4a2450'] },
  'bow-on-the-wall': { input: ['drag', 'keys'], ground: ['#d08a5a', '#3a1a3a'] },
  'coconut-siege': { input: ['drag', 'keys'], ground: ['#5fb0d8', '#0f3f5a'] },
  'depth-charges': { input: ['tap', 'keys'], ground: ['#3f8ac0', '#06183a'] },
  'fire-hose': { input: ['hold', 'keys'], ground: ['#a85a7a', '#24123a'] },
  'gate-battery': { input: ['hold', 'keys'], ground: ['#3f7fb0', '#122a50'] },
  'gun-train': { input: ['hold', 'keys'], ground: ['#d3a763', '#4a3018'] },
  'kraken-rush': { input: ['hold', 'keys'], ground: ['#3a3f8a', '#0a0a2a'] },
  'lantern-locks': { input: ['hold', 'keys'], ground: ['#5a4a9a', '#140f3a'] },
  'marble-crossfire': { input: ['drag', 'keys'], ground: ['#4f9a8a', '#12302f'] },
  'mirror-bay': { input: ['tap', 'keys'], ground: ['#2f6f8a', '#0a2038'] },
  'mortar-by-numbers': { input: ['tap', 'keys'], ground: ['#2f7fa8', '#06243f'] },
  'one-disc': { input: ['tap', 'keys'], ground: ['#d9b679', '#5a3a24'] },
  'planet-bender': { input: ['drag', 'keys'], ground: ['#3a3a80', '#08081f'] },
  'pony-loop': { input: ['hold', 'keys'], ground: ['#7fae4a', '#24401c'] },
  'ricochet-room': { input: ['drag', 'keys'], ground: ['#a8704a', '#3a2018'] },
  'skyfire-huts': { input: ['tap', 'keys'], ground: ['#7a4a6a', '#1a1030'] },
  'snow-forts': { input: ['hold', 'keys'], ground: ['#7fa8e0', '#1c2c60'] },
  'sun-and-moon-tower': { input: ['tap', 'keys'], ground: ['#4a4a9a', '#141440'] },
  'torpedo-run': { input: ['tap', 'keys'], ground: ['#2f7a9a', '#04203a'] },
  'trebuchet-tower': { input: ['tap', 'keys'], ground: ['#c8785a', '#2c1848'] },
} as const satisfies Readonly<Record<string, Listing>>
