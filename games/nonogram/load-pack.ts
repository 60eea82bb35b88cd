import { keepPack, type PackName } from './packs.ts'

const SOURCES: Readonly<Record<PackName, () => Promise<string>>> = {
  starters: async () => (await import('./pictures/starters.ts')).starters,
  sea: async () => (await import('./pictures/sea.ts')).sea,
  kitchen: async () => (await import('./pictures/kitchen.ts')).kitchen,
  garden: async () => (await import('./pictures/garden.ts')).garden,
  wheels: async () => (await import('./pictures/wheels.ts')).wheels,
  scenes: async () => (await import('./pictures/scenes.ts')).scenes,
  large: async () => (await import('./pictures/large.ts')).large,
  colours: async () => (await import('./pictures/colours.ts')).colours,
  mirrors: async () => (await import('./pictures/mirrors.ts')).mirrors,
  zoo: async () => (await import('./pictures/zoo.ts')).zoo,
  music: async () => (await import('./pictures/music.ts')).music,
  space: async () => (await import('./pictures/space.ts')).space,
  home: async () => (await import('./pictures/home.ts')).home,
  clothes: async () => (await import('./pictures/clothes.ts')).clothes,
  fairy: async () => (await import('./pictures/fairy.ts')).fairy,
  bugs: async () => (await import('./pictures/bugs.ts')).bugs,
  feast: async () => (await import('./pictures/feast.ts')).feast,
  town: async () => (await import('./pictures/town.ts')).town,
  toys: async () => (await import('./pictures/toys.ts')).toys,
  birds: async () => (await import('./pictures/birds.ts')).birds,
  tools: async () => (await import('./pictures/tools.ts')).tools,
  plants: async () => (await import('./pictures/plants.ts')).plants,
  sports: async () => (await import('./pictures/sports.ts')).sports,
}

/** Brings the one pack that a game's page needs. */
export async function loadPack(name: PackName | undefined) {
  if (name) keepPack(name, await SOURCES[name]())
}
