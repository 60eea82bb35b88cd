import { setImmediate as breathe } from 'node:timers/promises'

const SLICE = 250

/** Processes many items, yielding to the event loop now and then. */
export async function inSlices<Item>(items: readonly Item[], act: (item: Item) => void): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await breathe()
    for (const item of items.slice(start, start + SLICE)) act(item)
  }
}
