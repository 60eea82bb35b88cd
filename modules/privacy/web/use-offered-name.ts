import { useState } from 'react'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { privacyCalls } from '../calls.ts'

/** A ready-made name, another one on request. Empty until one has loaded. */
export function useOfferedName() {
  const expire = useExpire()
  const { data } = useRead(privacyCalls.offerNames, {})
  const [place, setPlace] = useState(0)
  const names = data?.names ?? []
  return {
    name: names[place % Math.max(1, names.length)] ?? '',
    isOffered: (name: string) => names.includes(name.trim()),
    another() {
      setPlace(place + 1)
      if (place + 1 >= names.length) expire(privacyCalls.offerNames)
    },
  }
}
