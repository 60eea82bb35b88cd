import { fillRound, strokeRound } from '#kit/game/draw.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { drawCard, writeWord, type Script } from './tiles.ts'

const SECONDS = 1.25
const IN = 0.16
const OUT = 0.84
const SMALL = 0.62

interface Shown {
  readonly picture: number
  readonly word: string
  /** Small while the round goes on: the board stays in sight. */
  readonly isSmall: boolean
  k: number
}

/** A card that comes up when a name is found: the thing, and its name as it is really written. */
export function praiseCard(effects: () => Effects) {
  let shown: Shown | undefined
  return {
    show(picture: number, word: string, isSmall: boolean) {
      const next: Shown = { picture, word, isSmall, k: 0 }
      shown = next
      effects().tween(SECONDS, (k) => (next.k = k), {
        ease: (k) => k,
        done: () => {
          if (shown === next) shown = undefined
        },
      })
    },
    clear() {
      shown = undefined
    },
    draw(pen: CanvasRenderingContext2D, { width, height }: StageSize, script: Script) {
      if (!shown) return
      const { picture, word, isSmall, k } = shown
      const grow = k < IN ? k / IN : 1
      const size = Math.min(190, width * 0.46, height * 0.4) * (isSmall ? SMALL : 1)
      pen.save()
      pen.globalAlpha = k > OUT ? (1 - k) / (1 - OUT) : Math.min(1, grow * 1.4)
      pen.translate(width / 2, height * 0.4)
      const swell = 0.7 + 0.3 * Math.sin((grow * Math.PI) / 2) + 0.06 * Math.sin(grow * Math.PI)
      pen.scale(swell, swell)
      const plate = { x: -size * 0.68, y: -size * 0.66, width: size * 1.36, height: size * 1.42 }
      fillRound(pen, { ...plate, y: plate.y + 8 }, 26, 'rgb(3 18 30 / .4)')
      fillRound(pen, plate, 26, '#0e3a52')
      strokeRound(pen, plate, 26, '#ffb63d', 3)
      const card = { x: -size * 0.42, y: -size * 0.56, width: size * 0.84, height: size * 0.84 }
      drawCard(pen, card, picture)
      const style = { script, size: size * 0.26, color: '#fff4dc', widest: plate.width - 24 }
      writeWord(pen, word, { x: 0, y: size * 0.51 }, style)
      pen.restore()
    },
  }
}
