/** Copies a text by any means this browser has; false when there is none. Call it from a user gesture. */
export async function putOnClipboard(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(field)
  }
}

/** In-app browsers are often old, and some can only copy a selection. */
function copySelected(field: HTMLInputElement | null): boolean {
  field?.focus()
  field?.setSelectionRange(0, field.value.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
