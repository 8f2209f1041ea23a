/** The event sent to the window once everything on the page works, see `Awake`. */
export const awakeEvent = 'dontali:awake'

/** The event by which a part of the page asks for the framework. */
export const startEvent = 'dontali:start'
