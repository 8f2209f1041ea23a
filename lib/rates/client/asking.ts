/** The way in which a call is asked for; `poll` marks one that the page makes by itself. */
export type Asking = { poll?: boolean; signal?: AbortSignal }
