import { craneLook } from './crane-look.ts'
import { ferryLook } from './ferry-look.ts'
import { marketLook } from './market-look.ts'
import { pusherLook } from './pusher-look.ts'
import { stringsLook } from './strings-look.ts'
import { towersLook } from './towers-look.ts'
import { trainLook } from './train-look.ts'
import { wheelLook } from './wheel-look.ts'
import type { YardLook } from './yard-look.ts'
import type { YardGame } from './yard-state.ts'

export const yardLooks: Readonly<Record<YardGame, YardLook>> = {
  market: marketLook,
  ferry: ferryLook,
  train: trainLook,
  strings: stringsLook,
  crane: craneLook,
  towers: towersLook,
  pusher: pusherLook,
  wheel: wheelLook,
}
