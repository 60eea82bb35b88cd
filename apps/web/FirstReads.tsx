import { useEffect, useState } from 'react'
import { useRead } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'

/**
 * With the first successful status come the time check, the time that remains and the share box (spec 4.4): the first visit
 * pays the newcomer wherever he is, and the pages that show the three have them at once.
 */
export function FirstReads() {
  const isKnown = useAccount().status !== undefined
  const [isDone, setDone] = useState(false)
  return isKnown && !isDone ? <Reads onDone={() => setDone(true)} /> : null
}

/** Leaves when all have come: from then on the pages that show them keep them fresh. */
function Reads({ onDone }: { readonly onDone: () => void }) {
  const check = useRead(playtimeCalls.checkTime, {})
  // The check may give a newcomer time, so the rest waits for it.
  const isChecked = check.data !== undefined || check.error !== undefined
  const grants = useRead(playtimeCalls.listGrants, {}, { enabled: isChecked })
  const box = useRead(sharingCalls.readShareBox, {})
  const isDone = isChecked && [grants, box].every(({ data, error }) => data ?? error)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  return null
}
