import { useEffect, useState } from 'react'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '../calls.ts'

/** Long enough to wait for the next letter, short enough to feel instant. */
const TYPING_PAUSE_MS = 150

/** Search as you type, debounced. */
export function useSearch() {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isSearching = typed.trim() !== ''
  const { data, error } = useRead(catalogCalls.searchGames, { keyword }, { enabled: keyword !== '' })
  // The old results stay until the new ones arrive.
  const [latest, setLatest] = useState(data)
  if (data && data !== latest) setLatest(data)
  return { typed, setTyped, isSearching, found: data ?? latest, error, keyword }
}
