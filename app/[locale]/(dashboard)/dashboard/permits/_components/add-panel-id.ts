/** The heading of the panel: where a reader goes back to once the button they pressed is gone. */
export const ADD_PANEL_ID = 'add-permit';
