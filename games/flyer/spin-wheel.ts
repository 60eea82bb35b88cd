import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { earn } from '#kit/game/progress/shop.ts'
import { PRIZE_TICKS, SLICES, SPIN_TICKS, spunSlice, wheelTurn } from './spin.ts'
import { keepOwned } from './owned.ts'
import { flight, type Trip } from './trip.ts'

type Pen = CanvasRenderingContext2D

/** The wheel after a flight: one spin for each that was gathered. */
export interface Wheel {
  left: number
  slice: number
  ticks: number
  readonly prizes: number[]
  readonly random: () => number
}

const SLICE_COLORS = ['#3fe0cf', '#ff7a6b', '#b57bff', '#ffc531', '#3fe0cf', '#ff9a3d', '#b57bff', '#ff5d7a']

/** Opens the wheel; without a spin there is none. */
export function openWheel(trip: Trip): Wheel | undefined {
  const { tokens } = flight(trip).tally
  if (tokens === 0) return undefined
  const random = seededRandom(hash32(trip.run.sim.hash()))
  return { left: tokens, slice: spunSlice(random), ticks: 0, prizes: [], random }
}

/** A touch brings the wheel to its end at once. */
export function hurryWheel(wheel: Wheel) {
  if (wheel.ticks < SPIN_TICKS) wheel.ticks = SPIN_TICKS - 1
}

/** One tick; true when all spins are done. */
export function stepWheel(trip: Trip, wheel: Wheel): boolean {
  const { host, text, number, context } = trip
  wheel.ticks += context.reducedMotion && wheel.ticks < SPIN_TICKS - 1 ? SPIN_TICKS - 1 : 1
  if (wheel.ticks < SPIN_TICKS && wheel.ticks % 9 === 0) host.sound('tap', 6 - wheel.ticks / 20)
  if (wheel.ticks === SPIN_TICKS) {
    const coins = SLICES[wheel.slice]!
    wheel.prizes.push(coins)
    trip.owned = earn(trip.owned, coins)
    keepOwned(context, trip.owned, flight(trip))
    host.sound('coin', 8)
    host.happy(coins >= 100 ? 0.9 : 0.4)
    host.announce(text('say.spin', { coins: number(coins) }))
  }
  if (wheel.ticks < SPIN_TICKS + PRIZE_TICKS) return false
  wheel.left--
  if (wheel.left === 0) return true
  wheel.ticks = 0
  wheel.slice = spunSlice(wheel.random)
  return false
}

export function drawWheel(pen: Pen, { camera, number, text }: Trip, wheel: Wheel) {
  const radius = Math.min(camera.width, camera.height) * 0.34
  const [x, y] = [camera.width / 2, camera.height * 0.46]
  pen.fillStyle = 'rgb(8 10 40 / .55)'
  pen.fillRect(0, 0, camera.width, camera.height)
  fillCircle(pen, x, y + 5, radius + 10, 'rgb(0 0 0 / .4)')
  fillCircle(pen, x, y, radius + 10, '#e0a03c')
  fillCircle(pen, x, y, radius + 4, '#3a1f4a')
  const size = (2 * Math.PI) / SLICES.length
  pen.save()
  pen.translate(x, y)
  pen.rotate(wheelTurn(wheel.slice, wheel.ticks))
  for (const [index, coins] of SLICES.entries()) {
    pen.fillStyle = SLICE_COLORS[index]!
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, radius, index * size - Math.PI / 2, (index + 1) * size - Math.PI / 2)
    pen.fill()
    pen.save()
    pen.rotate((index + 0.5) * size)
    write(pen, number(coins), 0, -radius * 0.72, { size: radius * 0.19, color: '#1a1f4a' })
    pen.restore()
  }
  pen.restore()
  fillCircle(pen, x, y, radius * 0.16, '#ffe6a3')
  pen.fillStyle = '#fff7e6'
  pen.beginPath()
  pen.moveTo(x - 13, y - radius - 18)
  pen.lineTo(x + 13, y - radius - 18)
  pen.lineTo(x, y - radius + 10)
  pen.fill()
  const isDone = wheel.ticks >= SPIN_TICKS
  const words = isDone
    ? text('say.spin', { coins: number(SLICES[wheel.slice]!) })
    : text('hud.spins', { count: number(wheel.left) })
  fillRound(pen, { x: x - 120, y: y + radius + 20, width: 240, height: 40 }, 20, 'rgb(8 10 40 / .8)')
  write(pen, words, x, y + radius + 40, { size: 18, color: isDone ? '#ffd86b' : '#fff', widest: 220 })
}
