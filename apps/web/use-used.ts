import { useState } from 'react'

/** True from the first time on. */
export function useUsed(isWanted: boolean | string): boolean | string {
  const [isUsed, setUsed] = useState(isWanted)
  if (isWanted && !isUsed) setUsed(true)
  return isUsed
}
