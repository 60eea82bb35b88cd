import { createRoot } from 'react-dom/client'
import '#kit/ui/base.css'
import { App } from './App.tsx'

createRoot(document.getElementById('console')!).render(<App />)
