import { toast } from '#kit/ui/toast.ts'

/** Shares the page through the system's sheet, or copies its address where there is none. */
export async function shareGame(title: string, copied: string) {
  const url = location.origin + location.pathname
  if (navigator.share) {
    // A closed share sheet rejects; nothing has gone wrong then.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  await navigator.clipboard.writeText(url)
  toast(copied, { kind: 'success' })
}
