import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api.ts'
import { accountCalls } from '#modules/account/calls.ts'

/** A code lasts ten minutes; the last of them belongs to the player's way to his browser. */
const RENEW_EVERY_MS = 9 * 60_000

/** The address as it is now, without what only this page understands. */
function addressHere(): URL {
  const url = new URL(location.href)
  for (const own of ['hc', 'login']) url.searchParams.delete(own)
  return url
}

export interface AddressToCopy {
  readonly text: string
  /** Whether the visitor comes along. */
  readonly hasCode: boolean
}

/** The present address with a code by which one arrives as oneself; undefined until it is known whether there is one. */
export function useAddress(isWanted: boolean): AddressToCopy | undefined {
  const [address, setAddress] = useState<AddressToCopy>()
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    // Made ahead: after a wait the browser takes the press of the button for over, and refuses the clipboard.
    const make = () =>
      callApi(accountCalls.makeHandCode, { use: 'link' }).then(
        ({ handCode }) => show(handCode),
        // Without a code the link still leads to the page.
        () => show(undefined),
      )
    const show = (code: string | undefined) => {
      if (isLeft) return
      const url = addressHere()
      if (code) url.searchParams.set('hc', code)
      setAddress({ text: url.href, hasCode: code !== undefined })
    }
    void make()
    const timer = setInterval(() => void make(), RENEW_EVERY_MS)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [isWanted])
  return address
}
