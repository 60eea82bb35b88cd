import { useState } from 'react'

/** Becomes truthy with the first use and stays so. */
export function useUsed(isWanted: boolean | string): boolean | string {
  const [isUsed, setUsed] = useState(isWanted)
  if (isWanted && !isUsed) setUsed(true)
  return isUsed
}
