import type { Figure } from './figure.ts'

// npm run bench -- NAME… runs these benches, or all of them; prints one line of JSON per figure.
const benches: Readonly<Record<string, () => Promise<{ run(): Promise<readonly Figure[]> }>>> = {
  api: () => import('./api.ts'),
  arenas: () => import('./arenas.ts'),
  bytes: () => import('./bytes.ts'),
  catalogue: () => import('./catalogue.ts'),
  centre: () => import('./centre.ts'),
  'cloud-list': () => import('./cloud-list.ts'),
  cloud: () => import('./cloud.ts'),
  durability: () => import('./durability.ts'),
  families: () => import('./families.ts'),
  growth: () => import('./growth.ts'),
  hosted: () => import('./hosted.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  load: () => import('./load.ts'),
  numbers: () => import('./numbers.ts'),
  pages: () => import('./pages.ts'),
  playable: () => import('./playable.ts'),
  search: () => import('./search.ts'),
  siege: () => import('./siege.ts'),
  sockets: () => import('./sockets.ts'),
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`islet: no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  const { run } = await benches[name]!()
  for (const figure of await run()) console.log(JSON.stringify({ bench: name, ...figure }))
}
