/** There is no film of our own to show, so every demo video is one of the open movies that the Blender Foundation made for sharing. */
export const openMovies = { bunny: "aqz-KE-bpKQ", sintel: "eRsGyueVLvQ", tears: "R6MlUcmOul8" };

/** The same at Vimeo. */
export const openMoviesOfVimeo = { bunny: "1084537" };
