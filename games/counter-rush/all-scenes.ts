import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { shopOf } from './all-shops.ts'
import type { ShopName } from './definitions.ts'
import { shopScene, type ShopArt } from './scene.ts'
import { cakeArt, dyeArt, grillArt, keysArt } from './scenes/craft-arts.ts'
import { beltArt, boilArt, cureArt, pourArt, recallArt, scoopsArt, stockArt } from './scenes/kitchen-arts.ts'
import { callsArt, rentArt, snapArt, tablesArt } from './scenes/pier-arts.ts'
import { benchArt, changeArt, liftArt, postArt, salonArt, weighArt } from './scenes/town-arts.ts'

const arts = {
  pour: pourArt,
  boil: boilArt,
  scoops: scoopsArt,
  belt: beltArt,
  salon: salonArt,
  change: changeArt,
  post: postArt,
  lift: liftArt,
  weigh: weighArt,
  recall: recallArt,
  cure: cureArt,
  bench: benchArt,
  stock: stockArt,
  grill: grillArt,
  dye: dyeArt,
  keys: keysArt,
  tables: tablesArt,
  snap: snapArt,
  calls: callsArt,
  rent: rentArt,
  cake: cakeArt,
} as const satisfies Record<ShopName, unknown>

export const artOf = (name: ShopName): ShopArt => arts[name] as ShopArt
export const sceneOf = (name: ShopName, rules: MicroRules): Scene =>
  shopScene(shopOf(name), artOf(name), rules)
