import { keptChat } from '#components/chat/kept-chat.ts'
import { startEvent } from '#components/ui/late-events.ts'
import { defineElements } from './elements.ts'
import { startLate } from './start.ts'

// The script of every finished page for guests. Before the page is whole it only listens for presses.
startLate(document.currentScript?.dataset.late?.split(' ') ?? [])
addEventListener('DOMContentLoaded', defineElements)
// Whoever has written to the farm must notice a reply on any page.
addEventListener('load', () => keptChat() !== null && dispatchEvent(new Event(startEvent)))
