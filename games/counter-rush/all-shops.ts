// npm run registry writes the entries: each of shops/*.ts with its own name.
import type { ShopName } from './definitions.ts'
import type { Shop } from './shop.ts'
import { belt } from './shops/belt.ts'
import { bench } from './shops/bench.ts'
import { boil } from './shops/boil.ts'
import { cake } from './shops/cake.ts'
import { calls } from './shops/calls.ts'
import { change } from './shops/change.ts'
import { cure } from './shops/cure.ts'
import { dye } from './shops/dye.ts'
import { grill } from './shops/grill.ts'
import { keys } from './shops/keys.ts'
import { lift } from './shops/lift.ts'
import { post } from './shops/post.ts'
import { pour } from './shops/pour.ts'
import { recall } from './shops/recall.ts'
import { rent } from './shops/rent.ts'
import { salon } from './shops/salon.ts'
import { scoops } from './shops/scoops.ts'
import { snap } from './shops/snap.ts'
import { stock } from './shops/stock.ts'
import { tables } from './shops/tables.ts'
import { weigh } from './shops/weigh.ts'

export const shops = {
  belt,
  bench,
  boil,
  cake,
  calls,
  change,
  cure,
  dye,
  grill,
  keys,
  lift,
  post,
  pour,
  recall,
  rent,
  salon,
  scoops,
  snap,
  stock,
  tables,
  weigh,
} as const satisfies Record<ShopName, unknown>

export const shopOf = (name: ShopName): Shop => shops[name] as Shop
