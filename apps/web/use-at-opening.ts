import { useState } from 'react'

/** The value at the last opening; it stays while the overlay closes. */
export function useAtOpening<Value>(isOpen: boolean, value: Value): Value {
  const [held, setHeld] = useState({ isOpen, value })
  if (held.isOpen !== isOpen) setHeld({ isOpen, value: isOpen ? value : held.value })
  return held.value
}
