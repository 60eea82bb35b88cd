import { createStore, useStore } from '#kit/ui/store.ts'
import type { BoxCount } from '../model.ts'

const waiting = createStore(0)

/** Shows the number of unopened boxes on the coconut of the navigation (spec 1.27). */
export const showBoxes = (boxes: readonly BoxCount[]) =>
  waiting.change(() => boxes.reduce((sum, { count }) => sum + count, 0))

export const useBoxCount = (): number => useStore(waiting)
