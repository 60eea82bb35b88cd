import { createRoot } from 'react-dom/client'
import '#kit/ui/base.css'
import '#kit/ui/caret.css'
import '#kit/ui/more-fonts.css'
import { App } from './App.tsx'

// Follows the colour scheme of the system, so there is no setting for it.
const light = matchMedia('(prefers-color-scheme: light)')
const follow = () => (document.documentElement.dataset['theme'] = light.matches ? 'light' : 'dark')
light.addEventListener('change', follow)
follow()

createRoot(document.getElementById('console')!).render(<App />)
