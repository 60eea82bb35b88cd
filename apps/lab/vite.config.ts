import { defineConfig } from 'vite'
import { messagesPlugin } from '../../scripts/vite/messages-plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [messagesPlugin()],
  server: { fs: { allow: ['../..'] } },
})
