import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'

export const BACKDROPS = 6

/** Backgrounds: beach, reef, jungle, shelf, night, hut. */
export function backdrop(brush: Brush, kind: number, width: number, height: number) {
  BACKS[kind % BACKDROPS]!(brush, width, height)
}

type Back = (brush: Brush, width: number, height: number) => void

const BACKS: readonly Back[] = [
  (b, w, h) => {
    b.round(0, 0, w, h, 18, '#f4dca0')
    b.round(0, 0, w, h * 0.3, 18, '#5fc8e8')
    for (let x = 10; x < w - 20; x += 44) b.arc(x + 16, h * 0.3, 22, 0.2, 2.94, 9, '#fff4dc', 0.8)
    for (let dot = 0; dot < 26; dot++)
      b.disc((dot * 71) % w, h * 0.4 + ((dot * 43) % (h * 0.58)), 3, '#dcbc74')
  },
  (b, w, h) => {
    b.round(0, 0, w, h, 18, '#2f9fc0')
    for (let ray = 0; ray < 4; ray++)
      b.shape([ray * 110 + 10, 0, ray * 110 + 50, 0, ray * 110 - 20, h, ray * 110 - 90, h], '#8fe4f0', 0.16)
    for (let weed = 0; weed < 9; weed++) {
      const x = 22 + weed * (w / 9)
      b.line([x, h - 6, x - 7, h - 34, x + 6, h - 60], 9, weed % 2 ? '#1f7f8f' : '#ff8fa0', 0.55)
    }
  },
  (b, w, h) => {
    b.round(0, 0, w, h, 18, '#3f8f5f')
    for (let leaf = 0; leaf < 22; leaf++)
      b.leaf((leaf * 83) % w, (leaf * 59) % h, 90, 34, leaf % 2 ? '#347f52' : '#4fa06c', leaf * 0.9)
  },
  (b, w, h) => {
    b.round(0, 0, w, h, 18, '#c98f58')
    for (let y = 70; y < h; y += 76) {
      b.round(0, y, w, 10, 0, '#8a5a34')
      b.round(0, y + 10, w, 8, 0, '#000000', 0.12)
    }
    for (let x = 30; x < w; x += 60) b.line([x, 6, x + 4, h - 6], 2, '#a8703f', 0.6)
  },
  (b, w, h) => {
    b.round(0, 0, w, h, 18, '#26356f')
    for (let star = 0; star < 40; star++)
      b.disc((star * 97) % w, (star * 61) % h, 1.4 + (star % 3), '#fff4dc', 0.5)
    b.disc(w * 0.8, h * 0.16, 30, '#fff0c0', 0.85)
    b.disc(w * 0.8 - 12, h * 0.16 - 6, 26, '#26356f')
  },
  (b, w, h) => {
    b.round(0, 0, w, h, 18, '#e0b890')
    b.round(0, h * 0.62, w, h * 0.38, 18, '#b07848')
    for (let x = 0; x < w; x += 50) b.line([x, h * 0.64, x - 30, h - 4], 2.4, shade('#b07848', -0.2), 0.6)
    b.round(w * 0.38, 22, 96, 76, 10, '#8a5a34')
    b.round(w * 0.38 + 8, 30, 80, 60, 6, '#8fd8f0')
    b.line([w * 0.38 + 48, 30, w * 0.38 + 48, 90], 5, '#8a5a34')
  },
]
