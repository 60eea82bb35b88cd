import { FLOOR, ROOF, type Body, type Craft } from './world.ts'

/** Collision radius; smaller than the picture, so that a graze is forgiven. */
export const BODY_RADIUS: Readonly<Record<Craft, number>> = {
  pack: 15,
  balloon: 22,
  glider: 20,
  diver: 20,
  strider: 20,
  blinker: 20,
  tram: 20,
}
/** Half the height of the picture: how close it comes to floor and roof. */
export const BODY_HEIGHT: Readonly<Record<Craft, number>> = {
  pack: 24,
  balloon: 34,
  glider: 24,
  diver: 26,
  strider: 32,
  blinker: 28,
  tram: 26,
}

const PACK = { lift: 0.6, fall: 0.5, rise: 7.6, drop: 8.6 }
const BALLOON = { fall: 0.34, bounce: 6.6, drop: 7.6 }
const GLIDER = { pull: 0.5, kept: 0.35, top: 8.4 }
const DIVER = { sink: 0.62, rise: 0.5, down: 8.4, up: 7.6 }
const STRIDER = { jump: 12.4, fall: 0.52, float: 2.4, drop: 9 }
const BLINKER = { drift: 1.8, edge: 96 }
const TRAM = { climb: 5.2 }

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

function steer(body: Body, craft: Craft, pressed: boolean, held: boolean) {
  if (craft === 'pack') {
    body.vy = clamp(body.vy + (held ? -PACK.lift : PACK.fall), -PACK.rise, PACK.drop)
    return
  }
  if (craft === 'balloon') {
    body.vy = pressed ? -BALLOON.bounce : Math.min(BALLOON.drop, body.vy + BALLOON.fall)
    return
  }
  STEERS[craft](body, pressed, held)
}

type Steer = (body: Body, pressed: boolean, held: boolean) => void

const STEERS: Readonly<Record<Exclude<Craft, 'pack' | 'balloon'>, Steer>> = {
  glider(body, pressed) {
    if (pressed) {
      body.pull = body.pull === 1 ? -1 : 1
      body.vy *= GLIDER.kept
    }
    body.vy = clamp(body.vy + GLIDER.pull * body.pull, -GLIDER.top, GLIDER.top)
  },
  // Lighter than air: held it sinks, let go it rises.
  diver(body, _pressed, held) {
    body.vy = clamp(body.vy + (held ? DIVER.sink : -DIVER.rise), -DIVER.up, DIVER.down)
  },
  // Long legs: a press jumps from the boardwalk, holding on floats down.
  strider(body, pressed, held) {
    if (pressed && onFloor(body, 'strider')) body.vy = -STRIDER.jump
    else body.vy = Math.min(held && body.vy > 0 ? STRIDER.float : STRIDER.drop, body.vy + STRIDER.fall)
  },
  // Drifts by itself; a press puts it to the mirrored height.
  blinker(body, pressed) {
    if (pressed) body.y = ROOF + FLOOR - body.y
    if (body.y > FLOOR - BLINKER.edge) body.pull = -1
    if (body.y < ROOF + BLINKER.edge) body.pull = 1
    body.vy = BLINKER.drift * body.pull
  },
  // Along a slope, up while held and down when let go.
  tram(body, _pressed, held) {
    body.vy = held ? -TRAM.climb : TRAM.climb
  },
}

/** Whether holding matters, not only the press. */
export const isHeldCraft = (craft: Craft): boolean =>
  craft === 'pack' || craft === 'diver' || craft === 'strider' || craft === 'tram'

/** One tick of a craft; returns whether the button was pressed in it. */
export function fly(body: Body, craft: Craft, held: boolean): boolean {
  const pressed = held && !body.held
  body.held = held
  steer(body, craft, pressed, held)
  body.y += body.vy
  const low = FLOOR - BODY_HEIGHT[craft]
  const high = ROOF + BODY_HEIGHT[craft]
  if (body.y >= low) {
    body.y = low
    body.vy = Math.min(0, body.vy)
  }
  if (body.y <= high) {
    body.y = high
    body.vy = Math.max(0, body.vy)
  }
  return pressed
}

export const onFloor = (body: Body, craft: Craft) => body.y >= FLOOR - BODY_HEIGHT[craft]
export const onRoof = (body: Body, craft: Craft) => body.y <= ROOF + BODY_HEIGHT[craft]
