// The pages of projects, what they are made of and what answers their forms, in one file that the server loads.
export { AdditionPage } from "./addition-page.tsx";
export { AgainPage } from "./again-page.tsx";
export { ListPage } from "./list-page.tsx";
export { load } from "./load-projects.ts";
export { post } from "./post-to-projects.ts";
export { ProjectPage } from "./project-page.tsx";
export { SharedPage } from "./shared-page.tsx";
