/** Words that do not fit, for the states in which a part has to bear them. */
export const long = {
  name: 'Venkatanarasimharajuvaripeta Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  sentence:
    'The Valley-View Cottage with the long veranda is free for only two of the five nights that you chose, so that we would have to give you the Lake Room for the other three.',
} as const
