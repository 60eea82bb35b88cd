import { strokeRound } from '#kit/game/draw.ts'
import type { Pen, Spot } from './scene.ts'

export type Target = Spot

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const LARGEST = 110

/** Keyboard cursor: it moves to the nearest thing in the direction of the key. */
export function cursor() {
  let x = 0
  let y = 0
  let visible = false
  const at = (targets: readonly Target[]): Target | undefined => {
    if (!visible) return undefined
    let nearest: Target | undefined
    let far = Infinity
    for (const target of targets) {
      const away = Math.hypot(target.at.x - x, target.at.y - y)
      if (away < far) [nearest, far] = [target, away]
    }
    return nearest
  }
  return {
    at,
    hide() {
      visible = false
    },
    move(key: string, targets: readonly Target[]): boolean {
      const step = STEPS[key]
      if (!step) return false
      const from = at(targets)
      visible = true
      let nearest = from ?? targets[0]
      let far = Infinity
      for (const target of from ? targets : []) {
        const [dx, dy] = [target.at.x - from!.at.x, target.at.y - from!.at.y]
        const along = dx * step[0] + dy * step[1]
        if (along < 4) continue
        const away = along + 2 * Math.abs(dx * step[1] + dy * step[0])
        if (away < far) [nearest, far] = [target, away]
      }
      if (nearest) ({ x, y } = nearest.at)
      return true
    },
  }
}

export function drawCursor(pen: Pen, target: Target | undefined) {
  if (!target) return
  const { at, reach } = target
  const size = Math.min(LARGEST, Math.max(44, reach * 2))
  strokeRound(pen, { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size }, 14, '#3fe0cf', 4)
}
