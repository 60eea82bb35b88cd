import { exactAtan2 } from '#kit/game/exact-math.ts'
import { priceOf } from './days.ts'
import { gradeOf } from './grading.ts'
import { HOLIDAY_TIP, holidayOn } from './holidays.ts'
import { leave, type Turn } from './turn.ts'
import { owns } from './upgrades.ts'
import { guestOf, pizzaAt, RADIUS, type Guest, type Pizza } from './world.ts'

const SHORTEST_CUT = 60

/** A cut through the pizza on the board; the last one serves it. */
export function cut(
  turn: Turn,
  {
    from: [x1, y1],
    to: [x2, y2],
  }: { readonly from: readonly [number, number]; readonly to: readonly [number, number] },
) {
  const { kitchen, events } = turn
  const pizza = pizzaAt(kitchen, 'board')
  const guest = pizza && guestOf(kitchen, pizza)
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (!guest || length < SHORTEST_CUT) return
  const off = Math.abs(x1 * dy - y1 * dx) / length
  if (off > RADIUS * 0.8) return
  const turned = exactAtan2(dy, dx)
  const angle = turned < 0 ? turned + Math.PI : turned
  const isGuided = owns(kitchen.upgrades, 'wheel')
  pizza.cuts.push({
    angle: isGuided ? guided(angle, guest.order.slices) : angle,
    off: isGuided ? off / 3 : off,
  })
  events.push({ kind: 'cut', amount: guest.id })
  if (pizza.cuts.length < guest.order.slices / 2) return
  serve(turn, guest, pizza)
}

/** A great pizza is worth a coin more for each great one before it. */
const GREAT = 85
const LONGEST_STREAK = 6

/** Price and tip: below 40 points there is no tip, and a poor pizza is not paid in full. */
function serve({ definition, kitchen, events }: Turn, guest: Guest, pizza: Pizza) {
  const grade = gradeOf(definition, { guest, pizza, upgrades: kitchen.upgrades })
  const price = priceOf(guest.order)
  const good = Math.max(0, grade.total - 40) / 60
  const usual = definition.guests[guest.regular]!.tip * (owns(kitchen.upgrades, 'jar') ? 1.25 : 1)
  const tip = holidayOn(kitchen.day) ? (usual * HOLIDAY_TIP) / 100 : usual
  const paid = price * (0.35 + 0.65 * Math.min(1, grade.total / 60))
  kitchen.streak = grade.total >= GREAT ? Math.min(LONGEST_STREAK, kitchen.streak + 1) : 0
  const coins = Math.round(paid + (price * good * tip) / 100) + Math.max(0, kitchen.streak - 1)
  kitchen.coins += coins
  kitchen.served++
  kitchen.meal = { guest, pizza, grade, coins }
  leave(kitchen, guest.id)
  events.push({ kind: grade.total >= GREAT ? 'feast' : 'served', amount: grade.total })
}

/** The guiding wheel bends a cut two thirds of the way to an even one. */
function guided(angle: number, slices: number): number {
  const step = Math.PI / (slices / 2)
  const ideal = Math.round(angle / step) * step
  const bent = angle + ((ideal - angle) * 2) / 3
  return bent < 0 ? bent + Math.PI : bent
}
