/** Whoever comes here is about to leave: no session is started or renewed for it. */
export const logoutPath = "/logout";
