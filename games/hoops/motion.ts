import { buoysAt, hoopAt, type Spot } from './court.ts'
import type { NetSway } from './hoop-art.ts'
import type { Hoops } from './rules.ts'
import { roofFor } from './scenery.ts'

/** How fast the eye follows the hoop to its next place, and the picture to its next roof. */
const GLIDE = 0.16
const ZOOM_GLIDE = 0.07
const TAIL = 9

/** What only the eye sees: the ball turns and squashes, the net swings, the hoop glides to its next place. */
export interface Motion {
  turn: number
  squash: number
  net: NetSway
  /** 0 to 1: how far the next ball has grown on its stand. */
  popIn: number
  hoop: Spot
  buoys: readonly Spot[]
  roof: number
  tail: Spot[]
}

export const stillMotion = ({ station }: Hoops): Motion => ({
  turn: 0,
  squash: 0,
  net: { aside: 0, wide: 0 },
  popIn: 0,
  hoop: hoopAt(station, 0),
  buoys: buoysAt(station, 0),
  roof: roofFor(station),
  tail: [],
})

/** Everything comes to rest. */
export function settle(motion: Motion) {
  motion.squash *= 0.84
  motion.net = { aside: motion.net.aside * 0.9, wide: motion.net.wide * 0.93 }
  motion.popIn = Math.min(1, motion.popIn + 0.09)
}

/** After a tick of the run. */
export function follow(motion: Motion, now: Hoops) {
  const hoop = hoopAt(now.station, now.tick)
  motion.hoop = now.phase === 'flying' ? hoop : glide(motion.hoop, hoop)
  motion.buoys = buoysAt(now.station, now.tick)
  motion.roof += (roofFor(now.station) - motion.roof) * ZOOM_GLIDE
  if (now.phase === 'ready') return
  motion.turn += now.ball.vx * 0.03
  motion.tail.push({ x: now.ball.x, y: now.ball.y })
  if (motion.tail.length > TAIL) motion.tail.shift()
}

/** The hoop glides over to its next place instead of jumping there. */
function glide(from: Spot, to: Spot): Spot {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  return far < 7 ? to : { x: from.x + (to.x - from.x) * GLIDE, y: from.y + (to.y - from.y) * GLIDE }
}
