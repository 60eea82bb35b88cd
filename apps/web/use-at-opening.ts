import { useState } from 'react'

/** What a value was when something opened last; it stays while that closes. */
export function useAtOpening<Value>(isOpen: boolean, value: Value): Value {
  const [held, setHeld] = useState({ isOpen, value })
  if (held.isOpen !== isOpen) setHeld({ isOpen, value: isOpen ? value : held.value })
  return held.value
}
