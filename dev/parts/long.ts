/** Texts that are too long, for testing overflow. */
export const long = {
  name: 'Venkatanarasimharajuvaripeta Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  sentence:
    'The Valley-View Cottage with the long veranda is free for only two of the five nights that you chose, so that we would have to give you the Lake Room for the other three.',
} as const
