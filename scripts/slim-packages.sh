#!/bin/sh
# Drops from node_modules what a container never uses: Node itself, peers of a package that build or show 3D models, links to
# packages that are part of a bundle, types and source maps.
set -eu
cd node_modules
rm -rf .bin node vite rolldown @rolldown lightningcss lightningcss-* @google three @rares
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
