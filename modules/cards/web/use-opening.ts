import { useRef, useState } from 'react'
import type { ResultOf } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { cardsCalls } from '../calls.ts'
import type { BoxKind } from '../model.ts'
import { showBoxes } from './box-count.ts'
import { keepOpening } from './kept-openings.ts'

export type OpenedBoxes = ResultOf<typeof cardsCalls.openBoxes>

export interface BoxWish {
  readonly box: BoxKind
  readonly count: number
}

const UNSETTLED: ReadonlySet<string> = new Set(['Unreachable', 'TimedOut'])

/** Opens boxes, and keeps the hash that the server committed to before it knew the player's contribution. */
export function useOpening() {
  const expire = useExpire()
  const refusal = useRefusalText()
  const [wish, setWish] = useState<BoxWish>()
  const [opened, setOpened] = useState<OpenedBoxes>()
  /** An opening whose answer was lost may have happened: a retry uses the same operation id and hash. */
  const lost = useRef<BoxWish & { readonly seedHash: string }>(undefined)

  async function open({ box, count }: BoxWish) {
    setWish({ box, count })
    const before = lost.current
    let seedHash = before?.box === box && before.count === count ? before.seedHash : undefined
    lost.current = undefined
    try {
      // Read now, because an opening on another device would have used up the hash on screen.
      seedHash ??= (await callApi(cardsCalls.readCollection, {})).nextSeedHash
      const result = await callApi(cardsCalls.openBoxes, { box, count })
      keepOpening(browserStorage(), { openingId: result.opening.openingId, seedHash })
      showBoxes(result.boxes)
      setOpened(result)
    } catch (error) {
      const isUnsettled = error instanceof CallError && UNSETTLED.has(error.refusal)
      if (isUnsettled && seedHash !== undefined) lost.current = { box, count, seedHash }
      toast(refusal(error instanceof CallError ? error.refusal : 'ServerError'), { kind: 'error' })
    }
    setWish(undefined)
    const { readCollection, listBoxes, listCards, listUsableCards, listCardEvents } = cardsCalls
    expire(readCollection, listBoxes, listCards, listUsableCards, listCardEvents)
  }
  return {
    wish,
    opened,
    open: (wanted: BoxWish) => void open(wanted),
    close: () => setOpened(undefined),
  }
}
