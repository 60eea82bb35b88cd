import type { TradeName } from './definitions.ts'
import type { Scene } from './scene.ts'

/** The drawing of one game as a chunk of its own: the page of one does not carry those of all. */
export const loadScene: Readonly<Record<TradeName, () => Promise<Scene>>> = {
  plots: async () => (await import('./scenes/plots.ts')).plotsScene(),
  merge: async () => (await import('./scenes/merge.ts')).mergeScene(),
  cave: async () => (await import('./scenes/cave.ts')).caveScene(),
  fleet: async () => (await import('./scenes/fleet.ts')).fleetScene(),
  works: async () => (await import('./scenes/works.ts')).worksScene(),
  tower: async () => (await import('./scenes/tower.ts')).towerScene(),
  reef: async () => (await import('./scenes/reef.ts')).reefScene(),
  dunes: async () => (await import('./scenes/dunes.ts')).dunesScene(),
  grains: async () => (await import('./scenes/grains.ts')).grainsScene(),
  tide: async () => (await import('./scenes/tide.ts')).tideScene(),
  clockwork: async () => (await import('./scenes/clockwork.ts')).clockworkScene(),
  clouds: async () => (await import('./scenes/clouds.ts')).cloudsScene(),
  auction: async () => (await import('./scenes/auction.ts')).auctionScene(),
  wings: async () => (await import('./scenes/wings.ts')).wingsScene(),
  seasons: async () => (await import('./scenes/seasons.ts')).seasonsScene(),
  scouts: async () => (await import('./scenes/scouts.ts')).scoutsScene(),
  kettle: async () => (await import('./scenes/kettle.ts')).kettleScene(),
  pegfall: async () => (await import('./scenes/pegfall.ts')).pegfallScene(),
  stars: async () => (await import('./scenes/stars.ts')).starsScene(),
  mirrors: async () => (await import('./scenes/mirrors.ts')).mirrorsScene(),
}
