import { toast } from '#kit/ui/toast.ts'

/** Copies a user's number and says how it went. */
export async function copyNumber(
  userId: number,
  { done, failed }: { readonly done: string; readonly failed: string },
) {
  try {
    await navigator.clipboard.writeText(String(userId))
    toast(done, { kind: 'success' })
  } catch {
    toast(failed, { kind: 'error' })
  }
}
