/** Copies a text by whatever way this browser has; false when it has none. To be called by a press of the player. */
export async function putOnClipboard(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(field)
  }
}

/** Browsers of apps are often old, and some have the clipboard only for what is selected. */
function copySelected(field: HTMLInputElement | null): boolean {
  field?.focus()
  field?.setSelectionRange(0, field.value.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
