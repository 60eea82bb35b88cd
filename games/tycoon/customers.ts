import type { Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { Plan } from './plan.ts'
import { priceOf, type Stand, type Yard } from './yard.ts'

const SALE_TICKS = 26
const MOST_QUEUE = 5

/** Customers come, and buy what they came for when it is there. */
export function trade({ fixtures }: Plan, yard: Yard, turn: Turn) {
  for (const [index, stand] of yard.stands.entries()) {
    const { kind, every, takes, price } = fixtures[index]!
    if (!stand.open) continue
    if (kind === 'pen') eat(yard, stand, { every, price, turn })
    if (kind !== 'stall') continue
    if (--stand.next <= 0 && stand.queue.length < MOST_QUEUE) {
      stand.next = every
      const onSale = takes.filter((thing) =>
        fixtures.some(({ gives }, from) => gives === thing && yard.stands[from]!.open),
      )
      if (onSale.length > 0) stand.queue.push(onSale[pickIndex(onSale.length, turn.random)]!)
    }
    if (++stand.work < SALE_TICKS || stand.queue.length === 0) continue
    // Serves those who can be served; the others keep waiting.
    const served = stand.queue.findIndex((thing) => stand.has[takes.indexOf(thing)]! > 0)
    if (served < 0) continue
    const slot = takes.indexOf(stand.queue[served]!)
    stand.work = 0
    stand.queue.splice(served, 1)
    stand.has[slot] = stand.has[slot]! - 1
    // What took more work to make brings more.
    stand.money += priceOf(yard, price * (1 + slot * 0.4))
    turn.tell('sale', stand.x, stand.y - 20)
  }
}

function eat(
  yard: Yard,
  stand: Stand,
  { every, price, turn }: { readonly every: number; readonly price: number; readonly turn: Turn },
) {
  const slot = stand.has.findIndex((count) => count > 0)
  if (slot < 0 || ++stand.work < every) return
  stand.work = 0
  stand.has[slot] = stand.has[slot]! - 1
  stand.money += priceOf(yard, price)
  turn.tell('sale', stand.x, stand.y - 20)
}
