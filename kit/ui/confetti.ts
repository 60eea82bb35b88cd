import { effects } from '#kit/game/effects.ts'

const BURSTS = 5
const FRAME_SECONDS = 1 / 60

/** Throws confetti over the whole page once, unless the visitor prefers reduced motion. */
export function throwConfetti() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const canvas = document.createElement('canvas')
  canvas.width = innerWidth
  canvas.height = innerHeight
  canvas.style.cssText =
    'position:fixed;inset:0;inline-size:100%;block-size:100%;pointer-events:none;z-index:var(--z-toast)'
  const pen = canvas.getContext('2d')
  if (!pen) return
  document.body.append(canvas)
  const flying = effects(false)
  for (let index = 0; index < BURSTS; index++) {
    const at = { x: (innerWidth * (index + 0.5)) / BURSTS, y: innerHeight * (index % 2 ? 0.28 : 0.4) }
    flying.burst(at, { count: 26, speed: 420, size: 10, gravity: 640, life: 1.6 })
  }
  const frame = () => {
    flying.step(FRAME_SECONDS)
    pen.clearRect(0, 0, canvas.width, canvas.height)
    flying.draw(pen)
    if (flying.busy()) requestAnimationFrame(frame)
    else canvas.remove()
  }
  requestAnimationFrame(frame)
}
